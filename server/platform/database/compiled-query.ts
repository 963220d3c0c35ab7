import type { CompiledQuery } from 'kysely';
import type { Db } from './database.ts';

/** Stands for a parameter while a query is built. */
class Mark {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/**
 * A query that many calls wait for, built and compiled once: that can take longer than asking it. It is built from marks
 * in place of its parameters, so how it looks must depend on its shape alone.
 */
export function compiledQuery<Parameters extends object, Row, Shape extends string = never>(
  build: (db: Db, parameters: Parameters, shape: Shape) => { compile(): CompiledQuery; execute(): Promise<Row[]> },
) {
  const compiled = new Map<Shape | undefined, CompiledQuery>();
  const marks = new Proxy({} as Parameters, { get: (_, name) => new Mark(String(name)) });

  return async (db: Db, parameters: Parameters, shape?: Shape) => {
    const query = compiled.get(shape) ?? build(db, marks, shape as Shape).compile();
    compiled.set(shape, query);
    const value = (each: unknown) => (each instanceof Mark ? parameters[each.name as keyof Parameters] : each);
    return (await db.executeQuery<Row>({ ...query, parameters: query.parameters.map(value) })).rows;
  };
}
