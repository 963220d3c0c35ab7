import { Link } from 'react-router';
import { formatMoment } from '../../platform/format.ts';
import { CautionsForReader } from '../../ui/cautions.tsx';
import { SavedSwitch } from '../../ui/saved-switch.tsx';
import type { OwnDetail } from '../use-own-application.ts';
import { setWish } from './tip-calls.ts';
import styles from './tips.module.css';
import { tipsMeaning, tipsWish } from './wish-words.ts';

/** What the business has told of, and whether it may. Of what was withdrawn it may not. */
export function OwnTips({ application }: { application: OwnDetail }) {
  const { id, business, wantsTips, tips, withdrawnAt } = application;
  if (withdrawnAt && tips.length === 0) return null;
  const save = async (wanted: boolean) => {
    const saved = await setWish(id, wanted);
    return { isOn: saved.wantsTips, message: saved.message };
  };
  return (
    <section className={`card ${styles.tips} ${tips.length > 0 ? '' : 'no-print'}`} aria-labelledby="own-tips">
      <h3 id="own-tips">Tips om andre stillinger</h3>
      {tips.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers
        <ul role="list">
          {tips.map(({ position, message, sentAt }) => (
            <li key={position.id}>
              <p>
                {position.isOpen ? (
                  <Link to={`/stilling/${position.id}`}>{position.title}</Link>
                ) : (
                  `${position.title} (ikke lenger ledig)`
                )}
              </p>
              {message && <blockquote>{message}</blockquote>}
              {message && <CautionsForReader text={message} />}
              <p className="quiet">
                Tips fra {business.name} {formatMoment(sentAt)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {!withdrawnAt && (
        <SavedSwitch
          label={tipsWish(business.name)}
          description={tipsMeaning(business.name)}
          isOn={wantsTips}
          save={save}
          problem="Valget kunne ikke lagres"
        />
      )}
    </section>
  );
}
