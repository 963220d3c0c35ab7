import { metadata } from '../platform/metadata.ts';
import type { Route } from './+types/edit-position';
import { PositionFormPage } from './position-form/position-form-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Rediger stilling', description: 'Endre en stilling.', noindex: true });

export default function EditPosition({ params: { businessId, positionId } }: Route.ComponentProps) {
  return <PositionFormPage businessId={businessId} positionId={positionId} />;
}
