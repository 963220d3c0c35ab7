import { Button } from '@digdir/designsystemet-react';
import { useId, useRef, useState } from 'react';
import { type Distance, distances, type FurtherPlace, writeFurtherPlaces } from '../../contract/places.ts';
import { api } from '../platform/api.ts';
import { useReading } from '../platform/use-reading.ts';
import { Banner } from '../ui/banner.tsx';
import { FieldError } from '../ui/labelled-field.tsx';
import { LoadingOrRetry } from '../ui/loading-or-retry.tsx';
import { RemovableChips } from '../ui/removable-chips.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { knownPlaces } from './known-places.ts';
import styles from './places-field.module.css';

interface Props {
  legend: string;
  description: string;
  /** As a search has them: `vestland_hamar.25`. */
  value: string;
  most: number;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

interface Chosen {
  county: string;
  municipality: string;
  distance: Distance | '';
}

const none: Chosen = { county: '', municipality: '', distance: '' };

const placesOf = ({ county, municipality, distance }: Chosen): FurtherPlace[] =>
  county ? [{ id: municipality || county, distance: (municipality && distance) || undefined }] : [];

const read = async () => (await api('GET /places')).counties;

/** Several places. The one that is being chosen counts already: nobody has to press a button for the last one. */
export function PlacesField({ legend, description, value, most, error, disabled, onChange }: Props) {
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const { data: counties, problem, retry } = useReading(read, { failed: 'Kunne ikke laste stedene' });
  const [before, setBefore] = useState(value);
  const [chosen, setChosen] = useState(none);

  const kept = knownPlaces(counties ?? [], before);
  const isFull = kept.length >= most;
  const current = counties?.filter(({ isCurrent }) => isCurrent) ?? [];
  const municipalities = current.find((each) => each.id === chosen.county)?.municipalities ?? [];

  const change = (places: FurtherPlace[], next: Chosen) => {
    setBefore(writeFurtherPlaces(places));
    setChosen(next);
    onChange(writeFurtherPlaces([...places, ...placesOf(next)]));
  };
  const choose = (part: Partial<Chosen>) => change(kept, { ...chosen, ...part });
  /** What was pressed is gone, or is about something else now. */
  const goOn = () => setTimeout(() => fields.current?.querySelector('select')?.focus());
  const chooseAnother = () => {
    change([...kept, ...placesOf(chosen)], none);
    goOn();
  };
  const remove = (key: string) => {
    change(
      kept.filter((place) => writeFurtherPlaces([place]) !== key),
      chosen,
    );
    goOn();
  };

  return (
    <fieldset
      className={styles.places}
      aria-describedby={`${id}-hint ${id}-error`}
      {...(error && { 'data-refused': true, tabIndex: -1 })}
    >
      <legend>{legend}</legend>
      <p id={`${id}-hint`} className="quiet">
        {description}
      </p>
      <Banner>{problem}</Banner>
      {!counties && <LoadingOrRetry retry={retry}>Laster stedene …</LoadingOrRetry>}
      <RemovableChips
        label="Valgte steder"
        chips={kept.map((place) => ({ key: writeFurtherPlaces([place]), label: place.name }))}
        disabled={disabled}
        onRemove={remove}
      />
      {counties && !isFull && (
        <div ref={fields} className={styles.fields}>
          <SelectField
            label="Fylke"
            name="county"
            value={chosen.county}
            disabled={disabled}
            onChange={(county) => choose({ ...none, county })}
          >
            <option value="">{kept.length > 0 ? 'Velg et fylke til' : 'Velg fylke'}</option>
            {current.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {chosen.county && (
            <SelectField
              label="Kommune"
              name="municipality"
              value={chosen.municipality}
              disabled={disabled}
              onChange={(municipality) => choose({ municipality, distance: '' })}
            >
              <option value="">Hele fylket</option>
              {municipalities.map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          {chosen.municipality && (
            <SelectField
              label="Avstand"
              name="distance"
              value={chosen.distance}
              disabled={disabled}
              onChange={(distance) => choose({ distance })}
            >
              <option value="">Bare kommunen</option>
              {distances.map((distance) => (
                <option key={distance} value={distance}>
                  {distance} km rundt
                </option>
              ))}
            </SelectField>
          )}
        </div>
      )}
      {isFull && <p className="quiet">Du har valgt {most} steder, og det er det meste.</p>}
      {chosen.county && kept.length + 1 < most && (
        <div>
          <Button type="button" variant="secondary" data-size="sm" disabled={disabled} onClick={chooseAnother}>
            Legg til et sted til
          </Button>
        </div>
      )}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
