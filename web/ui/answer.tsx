import { type ReactNode, useEffect, useRef } from 'react';

interface Props {
  /** What is heard. */
  name: string;
  /** The id of what is heard besides. */
  describedBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What comes in the place of a form or button that had the focus, and takes it. It is heard by its name and description: a place
 * that comes with its words says nothing by itself.
 */
export function Answer({ name, describedBy, className, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, there is nothing to fill in
    <div ref={place} className={className} tabIndex={-1} role="group" aria-label={name} aria-describedby={describedBy}>
      {children}
    </div>
  );
}
