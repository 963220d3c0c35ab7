export default function Page() {
  return <h1>HELP2</h1>;
}
