import { Button } from '@digdir/designsystemet-react';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router';
import type { drawMap } from '../../positions/map/draw-map.ts';
import { MunicipalityMarks } from '../../positions/map/municipality-marks.tsx';
import { NorwayMap } from '../../positions/map/norway-map.tsx';
import { changeSearch, type PositionSearch } from '../../positions/position-search.ts';
import { Icon } from '../../ui/icon.tsx';
import { listOf, mapOf } from './addresses.ts';
import styles from './map-with-list.module.css';
import { PlaceList } from './place-list.tsx';

interface Props {
  search: PositionSearch;
  map: ReturnType<typeof drawMap>;
  /** The same as the map has. */
  places: { id: string; name: string; count: number }[];
  /** "123 stillinger". */
  total: string;
  /** The map shows something else then. */
  onGo: (options?: FocusOptions) => void;
}

/** The counties of the country, or the municipalities of one county. */
export function MapWithList({ search, map, places, total, onGo }: Props) {
  const [pointed, setPointed] = useState<string | null>(null);
  const pointing = { pointed, onPoint: setPointed };
  const { county } = map;
  const hrefOfCounty = (fylke: string) => mapOf(changeSearch(search, { fylke }));
  const hrefOfMunicipality = (kommune: string) => listOf(changeSearch(search, { kommune }));
  /** Not where it opens in a tab of its own. */
  const going = (options?: FocusOptions) => (event: MouseEvent) => {
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) onGo(options);
  };
  const inSight = going({ preventScroll: true });
  return (
    <div className={styles.frame}>
      <div className={styles.columns}>
        <div className={styles.beside}>
          {county && (
            <p>
              <Link to={hrefOfCounty('')} preventScrollReset className={styles.back} onClick={inSight}>
                <Icon name="arrow-left" />
                Hele landet
              </Link>
            </p>
          )}
          <div className={styles.sea}>
            <NorwayMap {...pointing} map={map} hrefOf={hrefOfCounty} onGo={inSight}>
              <MunicipalityMarks {...pointing} marks={map.marks} pixel={map.pixel} hrefOf={hrefOfMunicipality} />
            </NorwayMap>
          </div>
        </div>
        <div>
          {county ? (
            <>
              <PlaceList
                {...pointing}
                heading={`Kommuner i ${county.name}`}
                places={places}
                hrefOf={hrefOfMunicipality}
              />
              <Button asChild variant="secondary" className={styles.all}>
                <Link to={listOf(search)}>
                  Vis {total} i {county.name}
                </Link>
              </Button>
            </>
          ) : (
            <PlaceList {...pointing} heading="Fylker" places={places} hrefOf={hrefOfCounty} onGo={going()} />
          )}
        </div>
      </div>
    </div>
  );
}
