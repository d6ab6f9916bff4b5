// All browser tests: node e2e/run.mjs [words of the names of tests]. Ends with "N passed, N failed".
import { finish } from './kit.mjs';
import { table } from './table.mjs';
import { boards } from './boards.mjs';
import { advice } from './advice.mjs';
import { quality } from './quality.mjs';
import { games } from './games.mjs';
import { online } from './online.mjs';

await table();
await boards();
await advice();
await quality();
await games();
await online();
await finish();
