import { iconPaths } from './icon-paths.ts';

export type IconName = keyof typeof iconPaths | 'heart-filled' | 'star-filled';

/** Follows the size and colour of the text beside it. The name of what it does belongs to the button, not to the picture. */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string | number }) {
  const filled = name === 'heart-filled' || name === 'star-filled';
  const path = iconPaths[name === 'heart-filled' ? 'heart' : name === 'star-filled' ? 'star' : name];
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
