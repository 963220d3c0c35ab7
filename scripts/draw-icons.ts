import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSprite } from '../web/ui/icon-sprite.ts';

// Writes the one picture that holds all icons, from web/ui/icon-paths.ts.
writeFileSync(join(import.meta.dirname, '../web/ui/icons.svg'), iconSprite);
