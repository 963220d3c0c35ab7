import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { FieldError } from '../../../../contract/errors.ts';
import { policy } from '../../../../contract/policy.ts';
import type { AccountUser } from '../../../accounts/read-account.ts';
import { dayInOslo } from '../../../platform/format.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { monthsBefore } from './months-before.ts';
import { OverviewTable } from './overview-table.tsx';
import { type Period, PeriodForm } from './period-form.tsx';

const MONTHS = 3;
const { applicationMonthsAfterClosing } = policy.retention;

/** Everything that one applied for, here and elsewhere, for showing it to somebody. */
export default function Overview({ user }: { user: AccountUser }) {
  const [query, setQuery] = useSearchParams();
  const today = dayInOslo(new Date());
  const period = {
    from: query.get('fra') ?? monthsBefore(today, MONTHS),
    to: query.get('til') ?? today,
    withNotes: query.has('notater'),
  };
  const [values, setValues] = useState(period);
  const [wrong, setWrong] = useState<FieldError[]>([]);
  const isShown = JSON.stringify(values) === JSON.stringify(period);
  const choose = ({ from, to, withNotes }: Period) =>
    setQuery(
      { oversikt: '', fra: from, til: to, ...(withNotes && { notater: '' }) },
      { replace: true, preventScrollReset: true },
    );
  // Asked for once more, it is as wrong as before.
  const chooseDays = () => (isShown ? setWrong([...wrong]) : choose(values));
  const chooseNotes = (withNotes: boolean) => {
    setValues({ ...values, withNotes });
    choose({ ...period, withNotes });
  };
  return (
    <div className="page page-stack">
      <BackLink to="/profil?tab=applications#innhold">Tilbake til Mine søknader</BackLink>
      <header>
        <h1>Oversikt over søknader</h1>
        <p className="lead">
          {user.firstName} {user.lastName}
        </p>
      </header>
      <PeriodForm values={values} onChange={setValues} wrong={wrong} onChosen={chooseDays} onNotes={chooseNotes} />
      <OverviewTable key={JSON.stringify(period)} {...period} isChosen={isShown} onWrong={setWrong} />
      <p className="quiet no-print">
        Søknader du sendte her, slettes {applicationMonthsAfterClosing} måneder etter at stillingen ble lukket. Last ned
        oversikten før det hvis du trenger den lenger.
      </p>
    </div>
  );
}
