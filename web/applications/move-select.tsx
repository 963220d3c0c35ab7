import { type KeyboardEvent, useRef, useState } from 'react';
import { statusNames } from '../../contract/applications/application-words.ts';
import type { HandledApplication } from '../../contract/applications/handled-applications.ts';
import type { ApplicationStatus } from '../../contract/applications.ts';
import { statuses } from './inbox-search.ts';
import { nameOf } from './name-of.ts';

interface Props {
  application: HandledApplication;
  onMove: (application: HandledApplication, status: ApplicationStatus) => Promise<void>;
}

const jumps = ['Home', 'End', 'PageUp', 'PageDown'];

/** A letter leads to the status that begins with it. */
const isLetter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => key.length === 1 && key !== ' ' && !ctrlKey && !metaKey;

/**
 * Moves a card to the status that is picked. Keys on a closed list change what it shows at once, and arrows pass by every
 * status between: with them one looks first, and Enter, or leaving the list, moves.
 */
export function MoveSelect({ application, onMove }: Props) {
  const { id, status } = application;
  const [chosen, setChosen] = useState(status);
  const isLooking = useRef(false);
  const move = (to: ApplicationStatus) => {
    isLooking.current = false;
    // A card that is still here did not move: its list says again where it is.
    if (to !== status) void onMove(application, to).then(() => setChosen(status));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setChosen(status);
    if (event.key === 'Enter' && isLooking.current) {
      event.preventDefault();
      move(chosen);
    }
    if (event.key.startsWith('Arrow')) isLooking.current = !event.altKey;
    if (jumps.includes(event.key) || isLetter(event)) isLooking.current = true;
    if (['Escape', 'Enter', ' '].includes(event.key)) isLooking.current = false;
  };
  return (
    <>
      <label className="above-cover">
        <span className="visually-hidden">
          Flytt søknaden fra {nameOf(application)}, {application.positionId.title}, til
        </span>
        <select
          className="ds-input"
          data-moves={id}
          value={chosen}
          onKeyDown={press}
          onPointerDown={() => {
            isLooking.current = false;
          }}
          onBlur={() => isLooking.current && move(chosen)}
          onChange={({ target }) => {
            const to = target.value as ApplicationStatus;
            setChosen(to);
            if (!isLooking.current) move(to);
          }}
        >
          {statuses.map((each) => (
            <option key={each} value={each}>
              {statusNames[each]}
            </option>
          ))}
        </select>
      </label>
      <p role="status" className="quiet">
        {chosen !== status && 'Trykk Enter for å flytte'}
      </p>
    </>
  );
}
