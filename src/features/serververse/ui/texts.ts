import { whole } from '#web/kit/number.ts';
import { defineTexts, plural } from '#web/kit/translate.ts';

export const english = {
  title: 'Serververse Map',
  lead: 'Every light is a community. Lines join the ones that resemble each other.',
  description: 'Discord communities as lights on a night globe; lines join the ones that resemble each other.',
  descriptionOf: (total: number) =>
    `Discord communities as lights on a night globe; lines join the ones that resemble each other. ${whole(total)} are listed.`,
  failedServers: 'Failed to load servers',
  tryAgain: 'Try again',
  loadingAll: 'Loading all servers',
  none: 'No Servers Yet',
  noneText: 'The first light is still to be lit.',
  submit: 'Submit a Server',
  tabsLabel: 'Map',
  tabs: { map: '3D Network Map', health: 'Health Dashboard' },
  showTop: 'Show Top Servers',
  showAll: 'Show All Servers',
  hideClusters: 'Hide Clusters',
  showClusters: 'Show Clusters',
  onTheMap: 'On the map',
  showOnMap: (name: string) => `Show ${name} on the map`,
  find: 'Find a community',
  findLabel: 'Find a community on the map',
  found: (count: number) => `${whole(count)} found`,
  noneFound: 'No servers found',
  globe: 'Globe',
  globeKeys: 'Globe. Arrow keys turn it, plus and minus zoom, Home goes back.',
  globeNote: 'Colours are categories. The places are decorative: communities have none.',
  letTurn: 'Let it turn',
  pause: 'Pause',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  close: 'Close',
  view: 'View Server',
  unknown: 'unknown',
  notEnough: 'not enough data',
  /** Names of what is told of a server or a cluster. */
  facts: {
    health: 'Health',
    averageHealth: 'Avg Health',
    category: 'Category',
    region: 'Region',
    counts: 'Counts',
    servers: 'Servers',
    members: 'Members',
    online: 'Online',
    mostly: 'Mostly',
    likeness: 'Likeness',
  },
  severalRegions: 'several',
  servers: (count: number) => plural(count, { one: '1 server', other: `${whole(count)} servers` }),
  /** A cluster, by the name of its middle. */
  around: (name: string) => `Around ${name}`,
  nameless: 'Cluster',
  /** Between the name of a cluster and its number of servers, for readers. */
  mostly: (category: string) => `, mostly ${category}, `,
  mapped: 'Mapped Servers',
  totalMembers: 'Total Members',
  healthy: 'Healthy Servers',
  averageHealth: 'Avg Health',
  estimate: 'Estimate',
  clusters: 'Clusters',
  noClusters: 'No two of these servers are much alike.',
  legend: 'Legend',
  legendNote: 'Until a server’s first measurements are in, an estimate from its counts is shown and labeled as one.',
  pulses: (online: number) => `A light pulses while more than ${online} are online.`,
  healthOfMapped: 'Health of the mapped servers',
  measured:
    'Members, online share, activity, reviews, moderation and the invite, out of 100: the same score as on the health pages.',
  onlineShare: (share: string) => `${share} online`,
};

export type Texts = typeof english;

export const texts = defineTexts(english, import.meta.glob('./texts.*.ts'));
