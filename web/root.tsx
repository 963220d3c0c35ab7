import { type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { NonceContext } from './platform/nonce.ts';
import { publicUrlContext } from './platform/request-context.ts';

/** For the addresses in every page's metadata. */
export const loader = ({ context }: Route.LoaderArgs) => ({ publicUrl: context.get(publicUrlContext) });

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="nb">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={use(NonceContext)} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
