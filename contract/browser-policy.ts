/** Of the policy what every page's script needs, alone: the rest of it would come along. */

/** What the browser keeps and for how long; `analytics_id` and the two after it only with consent. */
export const cookies = [
  { name: 'user_preferences', days: 30, category: 'functional' },
  { name: 'language_setting', days: 365, category: 'functional' },
  { name: 'search_filters', days: 7, category: 'functional' },
  { name: 'analytics_id', days: 730, category: 'analytics' },
  { name: 'page_views', days: 30, category: 'analytics' },
  { name: 'performance_data', days: 7, category: 'analytics' },
] as const;

/** From this many days on, a deadline is "soon". */
export const expiringSoonDays = 7;
