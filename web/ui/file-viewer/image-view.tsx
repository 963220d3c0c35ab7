import { useEffect, useState } from 'react';
import { useBlobAddress } from '../use-blob-address.ts';
import styles from './file-viewer.module.css';
import { useRoom } from './use-room.ts';
import type { ViewProps } from './use-view.ts';

/** On all sides together. */
const MARGIN_PX = 32;

export function ImageView({ content, name, view, scroller, onRefused }: ViewProps) {
  const { zoom, turned, setScale } = view;
  const address = useBlobAddress(content);
  const [own, setOwn] = useState<{ width: number; height: number } | null>(null);
  const room = useRoom(scroller);
  const isAside = turned % 180 !== 0;
  const width = (isAside ? own?.height : own?.width) || 1;
  const height = (isAside ? own?.width : own?.height) || 1;
  const byWidth = Math.max(room.width - MARGIN_PX, 1) / width;
  const whole = Math.min(1, byWidth, Math.max(room.height - MARGIN_PX, 1) / height);
  const scale = zoom === 'width' ? byWidth : zoom === 'auto' ? whole : zoom;
  useEffect(() => {
    if (own) setScale(scale);
  }, [own, scale, setScale]);
  if (!address) return null;
  return (
    <div className={styles.image} style={{ inlineSize: width * scale, blockSize: height * scale }}>
      <img
        src={address}
        alt={name}
        hidden={!own}
        style={{ inlineSize: (own?.width ?? 0) * scale, rotate: `${turned}deg` }}
        onLoad={({ currentTarget }) =>
          setOwn({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
        onError={() =>
          onRefused({
            reason: 'Bildet kan ikke vises. Det kan være skadet. Last det ned for å prøve i et annet program.',
          })
        }
      />
    </div>
  );
}
