import type { HandledApplication } from '../../contract/applications/handled-applications.ts';

/** Of what is decided about an application beside its status. */
export interface SectionProps {
  application: HandledApplication;
  /** What was done is shown, with its message. */
  onDone: (message: string) => void;
  /** Somebody else was faster: it is shown as it is now. */
  onStale: () => void;
  /** Something was typed and not sent. */
  onTyped: (isTyped: boolean) => void;
}
