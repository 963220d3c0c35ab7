import { followBusiness, isSameBusiness, unfollowBusiness } from './follow-business.ts';
import { HeartButton, type HeartOptions } from './heart-button.tsx';
import { type FollowedBusiness, followedBusinesses } from './lists.ts';
import { useStoredList } from './stored-list.ts';

interface Props extends HeartOptions {
  business: Omit<FollowedBusiness, 'followedAt'>;
}

export function FollowBusinessButton({ business, ...options }: Props) {
  const followed = useStoredList(followedBusinesses).some((item) => isSameBusiness(item, business));
  return (
    <HeartButton
      followed={followed}
      name={business.name}
      {...options}
      change={() => (followed ? unfollowBusiness(business) : followBusiness(business))}
    />
  );
}
