import { policy } from '../../contract/policy.ts';
import { api } from '../platform/api.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { RetryButton } from '../ui/retry-button.tsx';
import { SavedSwitch } from '../ui/saved-switch.tsx';

const read = () => api('GET /user/deadline-mails');

async function save(wanted: boolean) {
  const saved = await api('PUT /user/deadline-mails', { body: { wanted } });
  return { isOn: saved.wanted, message: saved.message };
}

/** Off until the user turns it on. */
export function DeadlineMails() {
  const { data, problem, retry } = useReading(read);
  if (data) {
    return (
      <SavedSwitch
        label="E-post før søknadsfristen"
        description={`Vi skriver når det er ${policy.deadlineMailDays} dager eller mindre til siste søknadsdag, én gang for hver stilling du følger og ikke har søkt på.`}
        isOn={data.wanted}
        save={save}
        problem="Innstillingen kunne ikke lagres"
      />
    );
  }
  return (
    <>
      <Banner>{problem && `Innstillingen for e-post kunne ikke hentes: ${problem}`}</Banner>
      {retry && <RetryButton onClick={retry} />}
    </>
  );
}
