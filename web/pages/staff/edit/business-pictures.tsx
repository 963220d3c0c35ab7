import { Button } from '@digdir/designsystemet-react';
import { useCallback, useRef, useState } from 'react';
import type { BusinessPicture } from '../../../../contract/businesses/business-pictures.ts';
import { api } from '../../../platform/api.ts';
import { useReading } from '../../../platform/use-reading.ts';
import { Banner } from '../../../ui/banner.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../../../ui/loading-or-retry.tsx';
import { Said } from '../../../ui/said.tsx';
import { useSaid } from '../../../ui/use-said.ts';
import { ReasonField } from '../list/reason-field.tsx';
import styles from './business-pictures.module.css';

/** What a business shows. Each of it can be taken away by itself, while the business stays. */
export function BusinessPictures({ businessId: id }: { businessId: string }) {
  const read = useCallback(
    async () => (await api('GET /admin/businesses/:id/pictures', { params: { id } })).pictures,
    [id],
  );
  const { data: pictures, setData: show, problem, retry, reload } = useReading(read);
  const { said, say, sayWhy } = useSaid({ failuresStay: true });
  const [asked, setAsked] = useState<BusinessPicture | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reason = useRef<HTMLTextAreaElement>(null);

  const takeDown = async ({ id: pictureId }: BusinessPicture) => {
    const why = reason.current?.value.trim() || undefined;
    setAsked(null);
    const params = { id, pictureId };
    try {
      const changed = await api('DELETE /admin/businesses/:id/pictures/:pictureId', { params, body: { reason: why } });
      show(changed.pictures);
      say('success', changed.message);
    } catch (error) {
      if (!sayWhy(error)) await reload({ isQuiet: true });
    }
    // The button went with its picture.
    heading.current?.focus();
  };

  return (
    <section className={styles.all} aria-labelledby="business-pictures">
      <h3 ref={heading} id="business-pictures" tabIndex={-1}>
        Logo og bilder
      </h3>
      <Said said={said} />
      <Banner>{!pictures && problem}</Banner>
      {!pictures && <LoadingOrRetry retry={retry}>Laster bildene …</LoadingOrRetry>}
      {pictures?.length === 0 && <p className="quiet">Bedriften viser ingen bilder.</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
      <ul className={styles.pictures} role="list">
        {pictures?.map((picture) => (
          <li key={picture.id}>
            <img src={picture.url} alt="" loading="lazy" />
            <p>{picture.description}</p>
            <Button
              variant="tertiary"
              data-color="danger"
              data-size="sm"
              aria-label={`Ta bort ${picture.description}`}
              onClick={() => setAsked(picture)}
            >
              Ta bort
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        title="Ta bort bildet?"
        confirmLabel="Ta bort bildet"
        onConfirm={() => asked && void takeDown(asked)}
        onCancel={() => setAsked(null)}
      >
        <p>«{asked?.description}» vises ikke lenger, og filen slettes. Dette kan ikke angres.</p>
        <ReasonField
          key={asked?.id}
          ref={reason}
          id="picture-reason"
          description="Eieren får en e-post om dette, med begrunnelsen."
          typed={undefined}
        />
      </ConfirmDialog>
    </section>
  );
}
