import { followBusiness, isSameBusiness, unfollowBusiness } from './follow-business.ts';
import { HeartButton } from './heart-button.tsx';
import { type FollowedBusiness, followedBusinesses } from './lists.ts';
import { useStoredList } from './stored-list.ts';

interface Props {
  business: Omit<FollowedBusiness, 'followedAt'>;
  wide?: boolean;
}

export function FollowBusinessButton({ business, wide = false }: Props) {
  const followed = useStoredList(followedBusinesses).some((item) => isSameBusiness(item, business));
  return (
    <HeartButton
      followed={followed}
      name={business.name}
      wide={wide}
      change={() => (followed ? unfollowBusiness(business) : followBusiness(business))}
    />
  );
}
