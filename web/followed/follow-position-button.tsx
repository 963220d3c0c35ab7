import { followPosition, isSamePosition, type PositionToFollow, unfollowPosition } from './follow-position.ts';
import { HeartButton, type HeartOptions } from './heart-button.tsx';
import { followedPositions } from './lists.ts';
import { useStoredList } from './stored-list.ts';

interface Props extends HeartOptions {
  position: PositionToFollow;
}

export function FollowPositionButton({ position, ...options }: Props) {
  const followed = useStoredList(followedPositions).some((item) => isSamePosition(item, position));
  return (
    <HeartButton
      followed={followed}
      name={[position.title, position.businessName, position.location].filter(Boolean).join(', ')}
      {...options}
      change={() => (followed ? unfollowPosition(position) : followPosition(position))}
    />
  );
}
