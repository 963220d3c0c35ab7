import type { APIRequestContext } from '@playwright/test';

/** The first live position of the demo to which one applies here. */
export async function demoPosition(request: APIRequestContext) {
  const { positions } = await (await request.get('/api/positions?limit=100')).json();
  for (const { id, title } of positions as { id: string; title: string }[]) {
    const { applicationForm, closed, position } = await (await request.get(`/api/applications/form/${id}`)).json();
    // Other journeys make positions with forms of their own meanwhile.
    const isOfDemo = applicationForm?.questions.some(({ id }: { id: string }) => id === 'hvorfor');
    if (isOfDemo && !closed && !position.hasApplicantList && !position.isReadAnonymously) return { id, title };
  }
  throw new Error('The demo has no position with a form.');
}
