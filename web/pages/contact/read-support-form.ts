import type { supportTopics } from '../../../contract/support.ts';

export interface TypedRequest {
  name: string;
  email: string;
  topic: (typeof supportTopics)[number];
  message: string;
  website: string;
  /** None without JavaScript. */
  idempotencyKey?: string;
}

/** What was typed, as it was typed: whether it fits, also whether the topic is one of ours, is for the API to say. */
export function readSupportForm(form: FormData): TypedRequest {
  const textOf = (field: keyof TypedRequest) => String(form.get(field) ?? '');
  const idempotencyKey = textOf('idempotencyKey');
  return {
    name: textOf('name'),
    email: textOf('email'),
    topic: textOf('topic') as TypedRequest['topic'],
    message: textOf('message'),
    website: textOf('website'),
    ...(idempotencyKey && { idempotencyKey }),
  };
}
