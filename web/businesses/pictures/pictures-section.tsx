import { useId, useState } from 'react';
import type { BusinessPicture } from '../../../contract/businesses/business-pictures.ts';
import { pictureLimits } from '../../../contract/businesses/picture-limits.ts';
import { api } from '../../platform/api.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LoadingOrRetry } from '../../ui/loading-or-retry.tsx';
import { Said } from '../../ui/said.tsx';
import { SortableList } from '../../ui/sortable-list.tsx';
import { useAddressedHeading } from '../../ui/use-addressed-heading.ts';
import { AddPicture } from './add-picture.tsx';
import { PictureItem } from './picture-item.tsx';
import styles from './pictures-section.module.css';
import { type Changed, usePictures } from './use-pictures.ts';

/** For those who manage the business: which pictures of the workplace it shows, and in which order. */
export function PicturesSection({ businessId }: { businessId: string }) {
  const id = useId();
  const heading = useAddressedHeading('bilder');
  const { pictures, show, problem, retry, said, take, attempt } = usePictures(businessId);
  const [removing, setRemoving] = useState<BusinessPicture | null>(null);
  const params = { businessId };

  const takeAdded = (changed: Changed) => {
    take(changed);
    // The field goes when there is no room for another one.
    if (changed.pictures.length >= pictureLimits.most) heading.current?.focus();
  };
  const order = (ordered: BusinessPicture[]) => {
    show(ordered);
    const body = { order: ordered.map((picture) => picture.id) };
    void attempt(() => api('PUT /business-pictures/:businessId', { params, body }), 'Kunne ikke lagre rekkefølgen');
  };
  const describe = async (pictureId: string, description: string) =>
    take(
      await api('PUT /business-pictures/:businessId/:pictureId', {
        params: { businessId, pictureId },
        body: { description },
      }),
    );
  const remove = async (picture: BusinessPicture) => {
    setRemoving(null);
    const call = () =>
      api('DELETE /business-pictures/:businessId/:pictureId', { params: { businessId, pictureId: picture.id } });
    await attempt(call, 'Kunne ikke fjerne bildet');
    // The button went with its picture.
    heading.current?.focus();
  };

  return (
    <section className={`card ${styles.all}`} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1}>
        Bilder fra arbeidsplassen
      </h2>
      <p>
        Vis hvordan det ser ut hos dere. Bildene står på bedriftens side, og de tre første ved stillingene. Bruk bare
        bilder dere har lov til å vise, og spør dem som er med på dem.
      </p>
      <Said said={said} />
      <Banner>{!pictures && problem}</Banner>
      {!pictures && <LoadingOrRetry retry={retry}>Laster bildene …</LoadingOrRetry>}
      {pictures && (
        <>
          {pictures.length > 0 && (
            <SortableList
              items={pictures}
              keyOf={(picture) => picture.id}
              nameOf={(_, index) => `bilde ${index + 1}`}
              itemClassName={styles.item}
              onChange={order}
            >
              {(picture, index, tools) => (
                <PictureItem
                  picture={picture}
                  name={`bilde ${index + 1}`}
                  tools={tools}
                  onDescribe={(description) => describe(picture.id, description)}
                  onRemove={() => setRemoving(picture)}
                />
              )}
            </SortableList>
          )}
          {pictures.length < pictureLimits.most ? (
            <AddPicture businessId={businessId} onAdded={takeAdded} />
          ) : (
            <p className="quiet">Dere har {pictureLimits.most} bilder, og flere er det ikke plass til.</p>
          )}
        </>
      )}
      <ConfirmDialog
        open={removing !== null}
        title="Fjerne bildet?"
        confirmLabel="Fjern bildet"
        onConfirm={() => removing && void remove(removing)}
        onCancel={() => setRemoving(null)}
      >
        <p>«{removing?.description}» vises ikke lenger, og filen slettes.</p>
      </ConfirmDialog>
    </section>
  );
}
