import type { APIRequestContext } from '@playwright/test';

/** A live position of the demo to which one applies here. Those that other journeys make are newer. */
export async function demoPosition(request: APIRequestContext) {
  const { positions } = await (await request.get('/api/positions?sort=oldest&limit=100')).json();
  for (const { id, title } of positions as { id: string; title: string }[]) {
    const { applicationForm, closed, position } = await (await request.get(`/api/applications/form/${id}`)).json();
    const isOfDemo = applicationForm?.questions.some(({ id }: { id: string }) => id === 'hvorfor');
    if (isOfDemo && !closed && !position.hasApplicantList && !position.isReadAnonymously) return { id, title };
  }
  throw new Error('The demo has no position with a form.');
}
