/** From each node to the nodes that it needs. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The groups of nodes that reach each other. */
export function circlesIn(graph: Graph): string[][] {
  const targetsOf = (node: string) => graph.get(node) ?? [];
  const reachable = new Map(
    [...graph.keys()].map((node) => [node, reachableFrom(targetsOf(node), targetsOf)]),
  );
  const circles = [...reachable].flatMap(([node, targets]) =>
    targets.has(node)
      ? [[...targets].filter((target) => reachable.get(target)?.has(node)).sort()]
      : [],
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}

/** The starts, and every node that they need, directly or through others. */
export function reachableFrom(
  starts: Iterable<string>,
  targetsOf: (node: string) => Iterable<string>,
): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (reached.has(node)) continue;
    reached.add(node);
    waiting.push(...targetsOf(node));
  }
  return reached;
}

/** Groups the nodes of a graph; an arrow inside a group disappears. */
export function groupedBy(graph: Graph, groupOf: (node: string) => string | undefined): Graph {
  const groups = new Map<string, Set<string>>();
  for (const [node, targets] of graph) {
    const group = groupOf(node);
    if (!group) continue;
    const arrows = groups.get(group) ?? new Set();
    groups.set(group, arrows);
    for (const target of targets) {
      const other = groupOf(target);
      if (other && other !== group) arrows.add(other);
    }
  }
  return groups;
}
