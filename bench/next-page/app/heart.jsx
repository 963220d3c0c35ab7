'use client';
import { useState } from 'react';
import { Icon } from './drawing';

export function Heart({ title }) {
  const [isFollowed, setFollowed] = useState(false);
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isFollowed}
      aria-label={`Følg ${title}`}
      title="Følg"
      onClick={() => setFollowed(!isFollowed)}
    >
      <Icon name="heart" size="1.375rem" />
    </button>
  );
}
