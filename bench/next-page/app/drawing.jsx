export const Icon = ({ name, size = '1.25em' }) => (
  <svg className="icon" width={size} height={size} aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);
