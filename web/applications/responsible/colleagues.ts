import type { HandledApplication } from '../../../contract/applications/handled-applications.ts';

/** Somebody who can take care of an application. */
export interface Colleague {
  id: string;
  name: string;
  isMe: boolean;
}

/** Where nobody else could, it is not asked and not said. */
export const isShared = (colleagues: Colleague[]) => colleagues.length > 1;

/** As one is chosen. */
export const labelOf = ({ name, isMe }: Colleague) => (isMe ? `Meg (${name})` : name);

/** The value for nobody: an empty one is for what is not chosen. */
export const nobody = 'none';

/** Said beside an application, if there is somebody to tell apart. */
export function responsibleInWords({ responsible }: Pick<HandledApplication, 'responsible'>, colleagues: Colleague[]) {
  if (!responsible || !isShared(colleagues)) return null;
  return colleagues.some(({ id, isMe }) => isMe && id === responsible.id) ? 'deg' : responsible.name;
}
