import type { Qr } from './draw-qr.ts';

/** Decoration: what it leads to stands beside it. A little wider than one, the lines leave no light between them. */
export const QrCode = ({ qr: { size, path }, className }: { qr: Qr; className: string | undefined }) => (
  <svg className={className} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
    <path d={path} stroke="#000" strokeWidth={1.02} />
  </svg>
);
