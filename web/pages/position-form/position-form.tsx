import { Button } from '@digdir/designsystemet-react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useFocusBack } from '../../ui/use-focus-back.ts';
import { useLeaveWarning } from '../../ui/use-leave-warning.ts';
import { Wizard } from '../../ui/wizard.tsx';
import { ContactStep } from './contact-step.tsx';
import { DeadlinesStep } from './deadlines-step.tsx';
import { DescriptionStep } from './description-step.tsx';
import { DetailsStep } from './details-step.tsx';
import { DraftStatus } from './draft-status.tsx';
import { FromNav } from './from-nav.tsx';
import { InformationStep } from './information-step.tsx';
import type { FormMaterial } from './load-material.ts';
import styles from './position-form.module.css';
import { usePositionForm } from './use-position-form.ts';

/** Loaded when there is something to say or to show. */
const Hints = lazy(() => import('./hints.tsx'));
const Preview = lazy(() => import('./preview.tsx'));

interface Props {
  material: FormMaterial;
  /** Throws the draft away. */
  onStartOver: () => Promise<boolean>;
  /** The same, for what stands on the server now. Both resolve to whether this form gives way to another. */
  onReload: () => Promise<boolean>;
}

export function PositionForm({ material, onStartOver, onReload }: Props) {
  const { values, isChanged, change, wizard, errorOf, draft, overwrite } = usePositionForm(material);
  const [isPreviewing, setPreviewing] = useState(false);
  const previewer = useFocusBack(isPreviewing);
  useLeaveWarning(draft.isUnderWay && !wizard.isSending);
  const step = { values, change, errorOf, isSending: wizard.isSending };
  /** What is thrown away is not kept once more by leaving. */
  const giveUp = async (begin: () => Promise<boolean>) => {
    await draft.hold();
    if (!(await begin())) draft.release();
  };
  const send = material.positionId
    ? { label: 'Lagre stillingen', sending: 'Lagrer …' }
    : { label: 'Publiser stillingen', sending: 'Publiserer …' };

  return (
    <>
      {isPreviewing && (
        <Suspense fallback={<Loading>Laster forhåndsvisningen …</Loading>}>
          <Preview values={values} material={material} onClose={() => setPreviewing(false)} />
        </Suspense>
      )}
      <UnsavedGuard
        what="stillingen"
        consequence="Utkastet er ikke lagret. Det siste du skrev, går tapt."
        isChanged={draft.failure !== null && !wizard.isSending}
      />
      <div className={styles.layout} hidden={isPreviewing}>
        <div className={styles.form}>
          <FromNav material={material} isChanged={isChanged} />
          <DraftStatus material={material} draft={draft} onStartOver={() => void giveUp(onStartOver)} />
          <Wizard
            wizard={wizard}
            send={send}
            conflict={{ onOverwrite: overwrite, onReload: () => void giveUp(onReload) }}
            aside={
              <Button
                ref={previewer}
                type="button"
                variant="tertiary"
                disabled={wizard.isSending}
                onClick={() => setPreviewing(true)}
              >
                <Icon name="eye" />
                Forhåndsvis
              </Button>
            }
          >
            {wizard.step === 0 && <InformationStep step={step} counties={material.counties} />}
            {wizard.step === 1 && <DescriptionStep step={step} />}
            {wizard.step === 2 && <DetailsStep step={step} />}
            {wizard.step === 3 && <ContactStep step={step} material={material} />}
            {wizard.step === 4 && <DeadlinesStep step={step} isPublished={material.isPublished} />}
          </Wizard>
        </div>
        <Suspense fallback={null}>
          <Hints values={values} step={wizard.step} />
        </Suspense>
      </div>
    </>
  );
}
