import styles from './form-builder.module.css';
import type { FormDraft } from './form-draft.ts';
import { starterForms } from './starter-forms.ts';

/** Nobody has to begin with an empty page. */
export const StarterChoice = ({ onChoose }: { onChoose: (form: FormDraft) => void }) => (
  <section className={styles.starters} aria-labelledby="forslag">
    <h2 id="forslag">Begynn med et forslag</h2>
    <p className="quiet">Du kan endre alt etterpå. Eller begynn fra bunnen av nedenfor.</p>
    {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets lists without markers */}
    <ul role="list">
      {starterForms.map(({ name, description, make }) => (
        <li key={name}>
          <button type="button" className={styles.starter} onClick={() => onChoose(make())}>
            <strong>{name}</strong>
            <span>{description}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
