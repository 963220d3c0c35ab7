/** What was typed, as it was typed: whether it fits, also whether a choice is one of ours, is for the API to say. */
export function readVisitorForm<Typed extends object>(form: FormData, fields: (keyof Typed & string)[]) {
  const textOf = (field: string) => String(form.get(field) ?? '');
  // None without JavaScript.
  const idempotencyKey = textOf('idempotencyKey');
  return {
    ...(Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Typed),
    website: textOf('website'),
    ...(idempotencyKey && { idempotencyKey }),
  };
}
