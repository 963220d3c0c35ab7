export interface Pointing {
  /** The place that is pointed at, on the map or in the list beside it. */
  pointed: string | null;
  onPoint: (place: string | null) => void;
}

/** Of a link on the map, which is for pointers only. */
export const pointingAt = (place: string, { pointed, onPoint }: Pointing) => ({
  tabIndex: -1,
  'data-pointed': pointed === place || undefined,
  onPointerEnter: () => onPoint(place),
  onPointerLeave: () => onPoint(null),
});
