/** Password managers learn from it whose password it is; nobody else meets it. */
export function UserNameForManagers({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
