import { styled } from '../../theme/styled.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconPaths.tsx';
import { useTip } from '../../ui/useTip.tsx';
import { navStyle } from './navStyle.ts';

const LinkRoot = styled(Link)(navStyle);
const ButtonRoot = styled('button')(navStyle);

type Props = { readonly icon: IconName; readonly name: string; readonly isRail: boolean } & (
  | { readonly to: string; readonly isHere: boolean; readonly onPress?: undefined }
  | { readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void; readonly expanded?: boolean }
);

/** One line of the sidebar. On the rail its name is a tooltip. */
export function NavEntry(props: Props): ReactNode {
  const { icon, name, isRail } = props;
  const shared = { 'data-rail': isRail || undefined, 'aria-label': isRail ? name : undefined };
  const { on, tip } = useTip({ text: isRail ? name : '', side: 'right', delay: 300 });
  const inside = (
    <>
      <Icon name={icon} />
      {!isRail && <span>{name}</span>}
    </>
  );
  return (
    <>
      {props.onPress === undefined ? (
        <LinkRoot to={props.to} aria-current={props.isHere ? 'page' : undefined} {...on} {...shared}>
          {inside}
        </LinkRoot>
      ) : (
        <ButtonRoot
          type="button"
          onClick={props.onPress}
          {...(props.expanded !== undefined && { 'aria-haspopup': true, 'aria-expanded': props.expanded })}
          {...on}
          {...shared}
        >
          {inside}
        </ButtonRoot>
      )}
      {tip}
    </>
  );
}
