import { metadata } from '../platform/metadata.ts';
import type { Route } from './+types/new-position';
import { PositionFormPage } from './position-form/position-form-page.tsx';

export const meta = (args: Route.MetaArgs) =>
  metadata(args, { title: 'Ny stilling', description: 'Lag en ny stilling.', noindex: true });

export default function NewPosition({ params: { businessId } }: Route.ComponentProps) {
  return <PositionFormPage businessId={businessId} />;
}
