export const metadata = { title: 'Stillinger' };

export default function Layout({ children }) {
  return (
    <html lang="nb">
      <body>{children}</body>
    </html>
  );
}
