import { Link } from 'react-router';
import type { Reply } from '../../contract/endpoint.ts';
import { experienceLabels, payLabels, workLanguageLabels } from '../../contract/positions/position-words.ts';
import type { positions } from '../../contract/positions.ts';
import { readSeveral } from '../../contract/several.ts';
import { ChoiceBoxes, ChoiceGroup } from '../ui/choice-group.tsx';
import { PlaceOptions } from '../ui/place-options.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SelectOptions } from '../ui/select-options.tsx';
import { SortField } from '../ui/sort-field.tsx';
import { CountedOptions } from './counted-options.tsx';
import { dueDays, publishedDays } from './day-filters.ts';
import { engagementLabels, jobTypeLabels } from './kind-labels.ts';
import { changeSearch, distanceLabels, type PositionSearch, sortLabels } from './position-search.ts';

type Facets = Reply<typeof positions.list>['facets'];

type Places = Parameters<typeof PlaceOptions>[0]['places'];

interface Props {
  search: PositionSearch;
  facets: Facets;
  counties: Places;
  /** Those of the chosen county. */
  municipalities: Places;
  /** The list in which one more place can be chosen. */
  anotherPlace: string | null;
  onChange: (search: PositionSearch) => void;
}

const choices = [
  ['jobType', 'Stillingstype', jobTypeLabels],
  ['experience', 'Erfaring', experienceLabels],
  ['engagement', 'Ansettelsesform', engagementLabels],
  ['workLanguage', 'Arbeidsspråk', workLanguageLabels],
] as const;

const days = [
  ['dueWithinDays', 'Søknadsfrist', 'Alle frister', dueDays],
  ['publishedWithinDays', 'Publisert', 'Alle dager', publishedDays],
] as const;

export function PositionFilters({ counties, municipalities, anotherPlace, ...props }: Props) {
  const { search, facets, onChange } = props;
  const change = (part: Partial<PositionSearch>) => onChange(changeSearch(search, part));
  return (
    <>
      <SortField value={search.sort} labels={sortLabels} onChange={(sort) => change({ sort })} />
      <SelectField label="Fylke" name="fylke" value={search.fylke} onChange={(fylke) => change({ fylke })}>
        <option value="">{search.steder ? 'Velg et fylke til' : 'Alle fylker'}</option>
        <PlaceOptions places={counties} counts={facets.fylke} />
      </SelectField>
      <SelectField
        label="Kommune"
        name="kommune"
        value={search.kommune}
        disabled={municipalities.length === 0}
        onChange={(kommune) => change({ kommune })}
      >
        <option value="">{municipalities.length === 0 ? 'Velg fylke først' : 'Alle kommuner'}</option>
        <PlaceOptions places={municipalities} counts={facets.kommune} />
      </SelectField>
      {search.kommune && (
        <SelectField label="Avstand" name="avstand" value={search.avstand} onChange={(avstand) => change({ avstand })}>
          <option value="">Bare kommunen</option>
          <SelectOptions labels={distanceLabels} />
        </SelectField>
      )}
      {anotherPlace && (
        <Link
          to={anotherPlace}
          rel="nofollow"
          preventScrollReset
          onClick={({ currentTarget }) =>
            currentTarget.closest('form')?.querySelector<HTMLElement>('[name=fylke]')?.focus()
          }
        >
          Legg til et sted
        </Link>
      )}
      <KindFilters {...props} />
    </>
  );
}

/** What kind of work it is, wherever. */
export function KindFilters({ search, facets, onChange }: Pick<Props, 'search' | 'facets' | 'onChange'>) {
  const change = (part: Partial<PositionSearch>) => onChange(changeSearch(search, part));
  // What is chosen stays even where it gives nothing.
  const professions = [...Object.keys(facets.profession), ...readSeveral(search.profession)];
  return (
    <>
      <SelectField
        label="Yrkesområde"
        name="occupation"
        value={search.occupation}
        onChange={(occupation) => change({ occupation })}
      >
        <option value="">Alle områder</option>
        <CountedOptions counts={facets.occupation} chosen={search.occupation} />
      </SelectField>
      {search.occupation && professions.length > 0 && (
        <ChoiceBoxes
          name="profession"
          legend="Yrke"
          labels={Object.fromEntries(professions.map((name) => [name, name]))}
          chosen={search.profession}
          counts={facets.profession}
          onChoose={(profession) => change({ profession })}
        />
      )}
      {choices.map(([name, legend, labels]) => (
        <ChoiceBoxes
          key={name}
          name={name}
          legend={legend}
          labels={labels}
          chosen={search[name]}
          counts={facets[name]}
          onChoose={(value) => change({ [name]: value })}
        />
      ))}
      <ChoiceGroup
        name="pay"
        legend="Lønn per år"
        all="All lønn"
        labels={payLabels}
        chosen={search.pay}
        counts={facets.pay}
        onChoose={(pay) => change({ pay })}
      />
      <ChoiceBoxes
        name="remote"
        legend="Arbeidssted"
        labels={{ true: 'Mulighet for hjemmekontor' }}
        chosen={search.remote ? 'true' : ''}
        counts={facets.remote}
        onChoose={(remote) => change({ remote: remote !== '' })}
      />
      {days.map(([name, label, all, labels]) => (
        <SelectField
          key={name}
          label={label}
          name={name}
          value={search[name]}
          onChange={(value) => change({ [name]: value })}
        >
          <option value="">{all}</option>
          <SelectOptions labels={labels} />
        </SelectField>
      ))}
    </>
  );
}
