import type { Call, Endpoint, Reply } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

type Domains = typeof endpoints;
type AnyEndpoint = { [D in keyof Domains]: Domains[D][keyof Domains[D]] }[keyof Domains];
type NameOf<E> = E extends Endpoint ? `${E['method']} ${E['path']}` : never;

/** `GET /positions/:id`: callers name endpoints by text, so that a browser gets their types without their schemas. */
export type EndpointName = NameOf<AnyEndpoint>;
export type EndpointNamed<N extends EndpointName> = AnyEndpoint extends infer E
  ? E extends Endpoint
    ? NameOf<E> extends N
      ? E
      : never
    : never
  : never;

type Parts<N extends EndpointName> = Call<EndpointNamed<N>>;
type Optional<T> = { [K in keyof T as Record<never, never> extends T[K] ? K : never]?: T[K] } & {
  [K in keyof T as Record<never, never> extends T[K] ? never : K]: T[K];
};

/** The typed client, the same in the browser and in the renderer. */
export type Api = <N extends EndpointName>(
  name: N,
  ...call: Record<never, never> extends Optional<Parts<N>> ? [call?: Optional<Parts<N>>] : [call: Optional<Parts<N>>]
) => Promise<Reply<EndpointNamed<N>>>;
