import { kindsOfWork } from '../../contract/national/national-words.ts';
import { eachOnce } from './ad/read-fields.ts';

interface Terms {
  engagementType: string | null;
  extent: string | null;
}

/** What an ad is in the words of our own filters: of several engagements, and of what is part-time beside, each. */
export function kindOfWork({ engagementType, extent }: Terms) {
  const words = (engagementType ?? '').toLowerCase().split(/[,/]/);
  const kinds = words.flatMap((word) => kindsOfWork.get(word.trim()) ?? []);
  const partTime = /deltid/i.test(extent ?? '') ? ['Deltid'] : [];
  return {
    jobType: eachOnce([...kinds.flatMap(({ jobType }) => jobType ?? []), ...partTime]),
    engagement: eachOnce(kinds.flatMap(({ engagement }) => engagement ?? [])),
  };
}
