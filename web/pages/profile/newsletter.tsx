import { NewsletterSwitch } from '../../newsletters/newsletter-switch.tsx';
import styles from './profile.module.css';

export function Newsletter({ enabled, onChanged }: { enabled: boolean; onChanged: () => void }) {
  return (
    <div className={styles.panel}>
      <section>
        <h2>Nyhetsbrev</h2>
        <NewsletterSwitch enabled={enabled} onChanged={onChanged} />
      </section>
    </div>
  );
}
