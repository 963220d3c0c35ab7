import { followPosition, isSamePosition, unfollowPosition } from './follow-position.ts';
import { HeartButton } from './heart-button.tsx';
import { type FollowedPosition, followedPositions } from './lists.ts';
import { useStoredList } from './stored-list.ts';

interface Props {
  position: Omit<FollowedPosition, 'followedAt'>;
  wide?: boolean;
}

export function FollowPositionButton({ position, wide = false }: Props) {
  const followed = useStoredList(followedPositions).some((item) => isSamePosition(item, position));
  return (
    <HeartButton
      followed={followed}
      name={[position.title, position.businessName, position.location].filter(Boolean).join(', ')}
      wide={wide}
      change={() => (followed ? unfollowPosition(position) : followPosition(position))}
    />
  );
}
