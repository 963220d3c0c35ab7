import type { iconPaths } from './icon-paths.ts';
import icons from './icons.svg?url';

export type IconName = keyof typeof iconPaths | 'heart-filled';

/**
 * Follows the size and colour of the text beside it. The name of what it does belongs to the button, not to the picture.
 * A list shows well over a hundred: their drawings come once, as a file, and how they are drawn stands in the style.
 */
export function Icon({ name, size = '1.25em' }: { name: IconName; size?: string | number }) {
  const filled = name === 'heart-filled';
  return (
    <svg className="icon" width={size} height={size} data-filled={filled || undefined} aria-hidden="true">
      <use href={`${icons}#${filled ? 'heart' : name}`} />
    </svg>
  );
}
