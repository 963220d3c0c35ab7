export default function Page() {
  return <h1>help</h1>;
}
