import { Fragment } from 'react';

/** An address of mail or web that breaks, where it must, after its signs and not within a word. Copied as it is. */
export const AddressText = ({ children }: { children: string }) => (
  <span>
    {children.split(/(?<=[@./])/).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
);
