import { Gauge, type Registry } from 'prom-client';
import type { Platform } from '../platform/platform.ts';
import { createImporter } from './import/importer.ts';
import { readCounts, readHealth } from './read-import.ts';

/** Reads the feed for as long as the process runs. Returns how to end that. */
export function startImport(platform: Platform, url: string, registry: Registry): () => Promise<void> {
  const importer = createImporter(platform, { url });
  importer.start();
  addFigures(platform, registry);
  return importer.stop;
}

/** Without the database there is no figure, rather than a wrong one. */
function addFigures({ db, clock }: Platform, registry: Registry) {
  new Gauge({
    name: 'national_positions',
    help: "Ads of NAV's feed, by state: live, waiting for their details, put aside because they could not be read",
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      const counts = await readCounts(db).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'national_feed_silence_seconds',
    help: "Time since NAV's feed was last read",
    registers: [registry],
    async collect() {
      this.reset();
      const health = await readHealth(db, clock.now()).catch(() => undefined);
      if (health?.lastReadAt) this.set((clock.now().getTime() - health.lastReadAt.getTime()) / 1000);
    },
  });
}
