import './theme/index.css';
import { lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration, useParams } from 'react-router';
import type { Route } from './+types/root';
import { AccountProvider, useAccount } from './accounts/account.tsx';
import { AccountMenu } from './accounts/account-menu.tsx';
import { AuthDialog } from './accounts/auth-dialog.tsx';
import { AuthEntries } from './accounts/auth-entries.tsx';
import { useGoOn } from './accounts/go-on.ts';
import { useLogInAgain } from './accounts/use-log-in-again.ts';
import { useListsOfAccount } from './followed/keep-in-step.ts';
import { followedBusinesses, followedPositions } from './followed/lists.ts';
import { useStoredList } from './followed/stored-list.ts';
import { footerColumns, menuLinks, ownLinks, shortcuts } from './pages/links.ts';
import { beforePaint, dropCovered } from './platform/before-paint.ts';
import { printInLight } from './platform/color-scheme.ts';
import { useFocusOnNewPage } from './platform/focus-new-page.ts';
import { NonceContext } from './platform/nonce.ts';
import { followConsent } from './platform/remember.ts';
import { publicUrlContext, refusalContext } from './platform/request-context.ts';
import { readToken } from './platform/token.ts';
import latinFont from './theme/fonts/geologica-latin.woff2?url';
import { ErrorPage } from './ui/frame/error-page.tsx';
import { Footer } from './ui/frame/footer.tsx';
import { Header } from './ui/frame/header.tsx';
import { Progress } from './ui/frame/progress.tsx';
import { OnRefusedContext } from './ui/on-refused.ts';

/** For the addresses in every page's metadata. What was refused on its way here is shown instead of any page. */
export function loader({ context }: Route.LoaderArgs) {
  const refusal = context.get(refusalContext);
  if (refusal) throw data({ refused: refusal.message }, { status: refusal.status });
  return { publicUrl: context.get(publicUrlContext) };
}

/** It never changes while one looks around. */
export const shouldRevalidate = () => false;

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** It has run when the page's scripts arrive: they need not carry it once more. */
const firstScript = { __html: import.meta.env.SSR ? beforePaint : '' };

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  return (
    <html lang="nb" data-color-scheme="auto" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121f23" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
        <script nonce={nonce} dangerouslySetInnerHTML={firstScript} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        <AccountProvider>
          <Frame>{children}</Frame>
        </AccountProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts />
      </body>
    </html>
  );
}

/** Only for those who are logged in; without it the page is as good. */
const NewCount = lazy(() => import('./awaiting/new-count.tsx').catch(() => ({ default: () => null })));
const newCount = (
  <Suspense>
    <NewCount />
  </Suspense>
);

/** The same whoever is logged in: made once, it is not rendered again when that is known. */
const footer = <Footer columns={footerColumns} account={<AuthEntries />} />;

function Frame({ children }: { children: ReactNode }) {
  const { state, user, activeBusinesses, askedAt } = useAccount();
  useEffect(followConsent, []);
  useEffect(printInLight, []);
  useListsOfAccount(state, user, askedAt);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another log-in hides other things
  useEffect(() => {
    if (!readToken()) return;
    import('./pages/cover-cards.tsx').then(
      ({ coverHidden }) => coverHidden(),
      (error) => {
        dropCovered();
        console.error(error);
      },
    );
  }, [state]);
  useFocusOnNewPage('innhold');
  useGoOn();
  const logInAgain = useLogInAgain();
  const follows = [...useStoredList(followedPositions), ...useStoredList(followedBusinesses)];
  const links = [
    ...menuLinks,
    // The menu of an account has it too.
    ...(state === 'out' && follows.length > 0 ? [ownLinks.followed] : []),
    ...(activeBusinesses.length > 0 ? [ownLinks.business] : []),
    ...(user ? [{ ...ownLinks.profile, mark: newCount }] : []),
    ...(user?.isAdmin ? [ownLinks.staff] : []),
  ];
  return (
    <>
      <a className="skip-link" href="#innhold">
        Gå til innholdet
      </a>
      <Progress />
      <Header links={links} account={<AccountMenu newCount={newCount} />} />
      <AuthDialog />
      <main id="innhold" tabIndex={-1}>
        <OnRefusedContext value={logInAgain}>{children}</OnRefusedContext>
      </main>
      {footer}
    </>
  );
}

/** What its address names is a page of its own: going back over several, nothing of one may stay at the address of another. */
export default function Root() {
  return <Outlet key={Object.values(useParams()).join('/')} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} shortcuts={shortcuts} />;
}
