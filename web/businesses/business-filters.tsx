import type { businesses } from '../../contract/businesses.ts';
import type { Reply } from '../../contract/endpoint.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { PlaceOptions } from '../ui/place-options.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { SortField } from '../ui/sort-field.tsx';
import { type BusinessSearch, industryLabels, sizeLabels, sortLabels } from './business-search.ts';

interface Props {
  search: BusinessSearch;
  facets: Reply<typeof businesses.list>['facets'];
  counties: Parameters<typeof PlaceOptions>[0]['places'];
  onChange: (search: BusinessSearch) => void;
}

export function BusinessFilters({ search, facets, counties, onChange }: Props) {
  const change = (part: Partial<BusinessSearch>) => onChange({ ...search, page: 1, ...part });
  const isElsewhere = search.location !== '' && !counties.some(({ id }) => id === search.location);
  return (
    <>
      <SortField value={search.sort} labels={sortLabels} onChange={(sort) => change({ sort })} />
      <SelectField label="Sted" name="location" value={search.location} onChange={(location) => change({ location })}>
        <option value="">Hele landet</option>
        {isElsewhere && <option value={search.location}>{search.location}</option>}
        <PlaceOptions places={counties} counts={facets.location} />
      </SelectField>
      <ChoiceGroup
        name="industry"
        legend="Bransje"
        all="Alle bransjer"
        labels={industryLabels}
        chosen={search.industry}
        counts={facets.industry}
        onChoose={(industry) => change({ industry })}
      />
      <ChoiceGroup
        name="size"
        legend="Størrelse"
        all="Alle størrelser"
        labels={sizeLabels}
        chosen={search.size}
        counts={facets.size}
        onChoose={(size) => change({ size })}
      />
    </>
  );
}
