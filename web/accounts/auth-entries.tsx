import { useAccount } from './account.tsx';

/** In the footer, for those who are not logged in: both tabs of the dialog. */
export function AuthEntries() {
  const { state, openAuth } = useAccount();
  if (state === 'in') return null;
  return (
    <>
      <li>
        <button type="button" onClick={() => openAuth('login')}>
          Logg inn
        </button>
      </li>
      <li>
        <button type="button" onClick={() => openAuth('register')}>
          Registrer deg
        </button>
      </li>
    </>
  );
}
