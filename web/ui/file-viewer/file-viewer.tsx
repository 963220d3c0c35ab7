import { type ComponentProps, useId } from 'react';
import { Modal } from '../modal.tsx';
import { FilePart } from './file-part.tsx';
import styles from './file-viewer.module.css';

// For where files are a part of the page: all that shows them comes as one.
export { FilePart };

type Props = Omit<Required<ComponentProps<typeof FilePart>>, 'heading'>;

/** Files over the page that lists them. */
export function FileViewer(props: Props) {
  const heading = useId();
  return (
    <Modal open onClose={props.onClose} labelledBy={heading} placement="full">
      <div className={styles.viewer}>
        <FilePart heading={heading} {...props} />
      </div>
    </Modal>
  );
}
