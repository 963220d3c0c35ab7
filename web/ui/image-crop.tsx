import { type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import styles from './image-crop.module.css';

interface Props {
  image: ImageBitmap;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  /** Pixels of each side of the square that comes out. */
  size: number;
  /** No part of the square stays empty. */
  fills?: boolean;
  /**
   * The square, each time the picture was moved in it; the last one may come when it is no longer shown. Whoever opened
   * the picture has the first from `firstSquare`.
   */
  onCrop: (square: Blob) => void;
}

/** How the picture lies in the square: 1 shows all of it, or just fills it; from -1 to 1, which of its edges is at the square's. */
interface Placing {
  zoom: number;
  x: number;
  y: number;
}

const sliders = [
  { name: 'zoom', label: 'Størrelse', min: 1, max: 4 },
  { name: 'x', label: 'Flytt sidelengs', min: -1, max: 1 },
  { name: 'y', label: 'Flytt opp og ned', min: -1, max: 1 },
] as const;

// What fills the square is a portrait, whose face is above the middle.
const firstPlacing = { whole: { zoom: 1, x: 0, y: 0 }, fills: { zoom: 1, x: 0, y: 0.5 } };
const placedFirst = (fills: boolean): Placing => (fills ? firstPlacing.fills : firstPlacing.whole);

const SETTLED_MS = 150;

/** Places a picture in a square: by dragging it, or by sliders that the keyboard moves. */
export function ImageCrop({ image, alt, size, fills = false, onCrop }: Props) {
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [moved, setMoved] = useState<{ image: ImageBitmap; placing: Placing } | null>(null);
  const placingOf = (last: typeof moved) => (last?.image === image ? last.placing : placedFirst(fills));
  const placing = placingOf(moved);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const room = roomOf(image, size, placing.zoom, fills);
  /** Gives on what was moved and has not settled yet. */
  const pending = useRef<(() => void) | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the receiver may be a new function each time
  useEffect(() => {
    const drawn = canvas.current;
    draw(drawn, image, size, placing, fills);
    pending.current = null;
    if (placing === placedFirst(fills)) return;
    const give = () => {
      pending.current = null;
      drawn?.toBlob((square) => square && onCrop(square));
    };
    pending.current = give;
    const timer = setTimeout(give, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [image, size, placing]);
  // Whoever goes on at once keeps what they moved last.
  useEffect(() => () => pending.current?.(), []);

  const move = (how: (before: Placing) => Placing) => setMoved((last) => ({ image, placing: how(placingOf(last)) }));
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    const from = dragged.current;
    if (!from) return;
    const perPixel = size / event.currentTarget.clientWidth;
    const way = (by: number, within: number) => (within === 0 ? 0 : (by * perPixel) / within);
    const [right, down] = [way(event.clientX - from.x, room.x), way(event.clientY - from.y, room.y)];
    move(({ zoom, x, y }) => ({ zoom, x: between(x + right), y: between(y + down) }));
    dragged.current = { x: event.clientX, y: event.clientY };
  };

  return (
    <div className={styles.crop}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        width={size}
        height={size}
        role="img"
        aria-label={alt}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          dragged.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          dragged.current = null;
        }}
      />
      <div className={styles.sliders}>
        {sliders.map(({ name, label, min, max }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{label}</label>
            <input
              id={`${id}-${name}`}
              type="range"
              min={min}
              max={max}
              step={0.02}
              value={placing[name]}
              aria-valuetext={`${Math.round(placing[name] * 100)} prosent`}
              onChange={({ target }) => move((before) => ({ ...before, [name]: Number(target.value) }))}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** A picture in a square, as it lies there before it is moved. */
export function firstSquare(image: ImageBitmap, size: number, fills = false): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height: size });
  draw(canvas, image, size, placedFirst(fills), fills);
  return new Promise((resolve) => canvas.toBlob(resolve));
}

const between = (value: number) => Math.min(1, Math.max(-1, value));

/** How far the picture can be moved from the middle, in pixels of the square. */
function roomOf({ width, height }: ImageBitmap, size: number, zoom: number, fills: boolean) {
  const scale = (fills ? Math.max : Math.min)(size / width, size / height) * zoom;
  return { scale, x: Math.abs(width * scale - size) / 2, y: Math.abs(height * scale - size) / 2 };
}

function draw(
  canvas: HTMLCanvasElement | null,
  image: ImageBitmap,
  size: number,
  { zoom, x, y }: Placing,
  fills: boolean,
) {
  const context = canvas?.getContext('2d');
  if (!context) return;
  const { scale, x: roomX, y: roomY } = roomOf(image, size, zoom, fills);
  const [width, height] = [image.width * scale, image.height * scale];
  context.clearRect(0, 0, size, size);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, (size - width) / 2 + x * roomX, (size - height) / 2 + y * roomY, width, height);
}
