import { useRef } from 'react';
import { useLateTitle } from '../platform/late-title.ts';

/** A page that is named only once it is known who looks. Who hears it is told what it came to, as by any other page. */
export function LateTitle({ title }: { title: string | undefined }) {
  useLateTitle(title);
  const first = useRef(title);
  return (
    <span role="status" className="visually-hidden">
      {title !== first.current && title}
    </span>
  );
}
