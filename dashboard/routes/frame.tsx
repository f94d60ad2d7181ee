import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query';
import {
  type AnyRoute,
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  Outlet,
  type RouteComponent,
  useNavigate,
  useParams,
  useSearch,
} from '@tanstack/react-router';
import { type ComponentType, createElement, Fragment, type PropsWithChildren } from 'react';
import { guardScreen } from '#dashboard/app/guard-screen.ts';
import type {
  DrawerProps,
  EditorProps,
  ListProps,
  RowProps,
  Screen,
  ScreenProps,
} from '#dashboard/app/screen.ts';
import { focusRow, ListWithDrawer } from '#dashboard/list/rows/open-row.tsx';
import { Shell } from '#dashboard/shell/shell.tsx';

export const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Outlet,
});

export const shell = createRoute({
  getParentRoute: () => root,
  id: '_shell',
  // With braces: a returned call would make the type of the route depend on itself.
  beforeLoad: ({ location, matches }) => {
    guardScreen(matches.at(-1)?.fullPath ?? '/', location.publicHref);
  },
  component: Shell,
});

type Parse<Search> = (raw: Record<string, unknown>) => Search;
type ParamsOf<Path> = Path extends `${string}$${infer Name}/${string}`
  ? Record<Name, string>
  : Path extends `${string}$${infer Name}`
    ? Record<Name, string>
    : unknown;

type Place<Path, Search, Props, Start = { search: Search; params: ParamsOf<Path> }> = {
  path: Path;
  /** What the screen takes from the search of its address. */
  search?: Parse<Search>;
  /** The screen's file, which is not in the first load. */
  file: () => Promise<{ default: Screen<Props, Start> }>;
};

/** A route whose reads start with its screen; a hook tells what its screen is given. */
function place<
  Parent extends AnyRoute,
  const Path extends string,
  Search extends object,
  Props extends object,
  Start,
>(
  parent: Parent,
  { path, search = (raw) => raw as Search, file }: Place<Path, Search, Props, Start>,
  useProps: () => Props & { key?: string },
  { more, Around = Fragment }: { more?: object; Around?: ComponentType<PropsWithChildren> } = {},
) {
  const Page = lazyRouteComponent(file as () => Promise<{ default: (props: Props) => null }>);
  // Not JSX: what the hook gives may have a key.
  const Open = () => <Around>{createElement(Page, useProps())}</Around>;
  return createRoute({
    getParentRoute: () => parent,
    path,
    validateSearch: search,
    loaderDeps: ({ search }): object => search as object,
    loader: async ({ context, deps, params }): Promise<void> => {
      const { reads } = (await file()).default;
      // Awaited by the screen, so that its frame appears at once.
      for (const query of reads?.({ search: deps, params, ...more } as Start) ?? []) {
        void context.queryClient.prefetchQuery(query as FetchQueryOptions);
      }
    },
    component: Object.assign(Open, { preload: () => Page.preload?.() }) as RouteComponent,
  });
}

/** What the address of the innermost route says. */
function useAddress<Search, Params>() {
  const search: unknown = useSearch({ strict: false });
  const params: unknown = useParams({ strict: false });
  return { search: search as Search, params: params as Params };
}

/** A screen of the menu, or one that it leads to. */
export const screen = <
  const Path extends string,
  Search extends object = object,
  More extends object = object,
>(
  given: Place<
    Path,
    Search,
    ScreenProps<Search> & { params: ParamsOf<Path> } & More,
    { search: Search; params: ParamsOf<Path> } & More
  > & { props?: More },
) =>
  place(
    shell,
    given,
    function useScreen() {
      const navigate = useNavigate();
      return {
        ...useAddress<Search, ParamsOf<Path>>(),
        onSearch: (search, how) =>
          void navigate({ to: '.', search: search as never, replace: how !== 'push' }),
        ...(given.props as More),
      };
    },
    { more: given.props },
  );

/** A list with space for what is open beside it, its children. */
export const list = <const Path extends string, Search extends object = object>(
  given: Place<Path, Search, ListProps<Search>>,
) =>
  place(
    shell,
    given,
    () => {
      const { search, params } = useAddress<Search, { id?: string }>();
      return { search, openId: params.id };
    },
    { Around: ListWithDrawer },
  );

type SearchIn<Parent extends AnyRoute> = Parent['types']['fullSearchSchema'];

/** What opens beside a list at an address of its own. */
export const drawer = <
  Parent extends AnyRoute,
  const Path extends string,
  Search extends object = object,
>(
  parent: Parent,
  given: Place<Path, Search, DrawerProps<SearchIn<Parent> & Search> & { params: ParamsOf<Path> }>,
) => place(parent, given, () => useDrawer<ParamsOf<Path>>(parent));

/** The row of a list that is open beside it. */
export const row = <Parent extends AnyRoute>(
  parent: Parent,
  file: Place<'$id', object, RowProps<SearchIn<Parent>>>['file'],
) =>
  place(parent, { path: '$id', file }, () => {
    const { params, ...given } = useDrawer<{ id: string }>(parent);
    return { ...given, id: params.id, key: params.id };
  });

/** The same where a new row is made at `yeni`. */
export const editor = <Parent extends AnyRoute>(
  parent: Parent,
  file: Place<'$id', object, EditorProps<SearchIn<Parent>>>['file'],
) =>
  place(parent, { path: '$id', file }, () => {
    const { params, ...given } = useDrawer<{ id: string }>(parent);
    return { ...given, id: params.id === 'yeni' ? null : params.id, key: params.id };
  });

/** Closing a drawer leads to its list, and to the row that was open. */
function useDrawer<Params>(parent: AnyRoute) {
  const navigate = useNavigate();
  const { search, params } = useAddress<never, Params & { id?: string }>();
  async function close() {
    await navigate({ to: parent.fullPath, search: ((all: object) => all) as never });
    if (params.id !== undefined) focusRow(params.id);
  }
  return { search, params, onClose: () => void close() };
}
