import type { AdText } from '../data/ad-text.ts';
import type { Job } from '../data/occupations/all-groups.ts';
import type { Random } from '../random.ts';

/** Some employers write in English, where that is what they speak at work. */
export const isInEnglish = ({ group }: Job, random: Random) =>
  (group.key === 'it' || group.key === 'forskning') && random.chance(0.3);

export function writeEnglishAd(
  { group }: Job,
  { employer, place }: { employer: string; place: string },
  random: Random,
) {
  const { titles, opening, tasks, demands } = group.key === 'it' ? development : science;
  const ad: AdText = {
    title: random.pick(titles),
    opening: `${employer} is looking for you who ${opening} in ${place}.`,
    tasks,
    demands,
    wishes: [
      'You explain your work so that others understand it.',
      random.pick([
        'Our working language is English.',
        'You are fluent in English.',
        'You are fluent in Norwegian and English.',
      ]),
    ],
    offers: ['flexible hours and a good pension scheme', 'help with moving to Norway and with finding a place to live'],
    headings: {
      tasks: 'Your tasks',
      demands: 'Your background',
      offers: 'We offer',
      hereYouWill: 'Here you will',
      weOffer: 'We offer',
      you: 'You have',
    },
  };
  return ad;
}

const development = {
  titles: ['Software Engineer', 'Backend Developer', 'Data Engineer', 'Platform Engineer'],
  opening: 'like to build what people use every day, and want to be part of our team',
  tasks: ['develop and operate our services', 'review the code of others and have yours reviewed'],
  demands: ['some years with services in production', 'a degree in computer science, or the same by experience'],
};

const science = {
  titles: [
    'Researcher in Ocean Modelling',
    'PhD Candidate in Marine Ecology',
    'Postdoctoral Fellow in Renewable Energy',
  ],
  opening: 'want to find out what happens to the sea as it warms, and what we can do about it',
  tasks: ['plan and carry out research of your own', 'publish in journals and for the public'],
  demands: ['a degree in a relevant field', 'the will to work with others across disciplines'],
};
