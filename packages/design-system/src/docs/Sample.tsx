import { Badge } from '../components/Badge/index.ts';
import { Banner } from '../components/Banner/index.ts';
import { Button } from '../components/Button/index.ts';
import { Card } from '../components/Card/index.ts';
import { Checkbox } from '../components/Checkbox/index.ts';
import { Heading, Text } from '../components/Text/index.ts';
import { Inline, Stack } from '../components/Layout/index.ts';
import { Select } from '../components/Select/index.ts';
import { Status } from '../components/Status/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TextField } from '../components/TextField/index.ts';

const visits = [
  { id: 'video', label: 'By video' },
  { id: 'room', label: 'In the practice' },
];

/** A little of everything: what a person reads, fills in, chooses and presses. */
export function Sample({ name }: { name: string }) {
  return (
    <Card as="article" aria-label={name}>
      <Stack>
        <Inline justify="between">
          <Heading level={3}>{name}</Heading>
          <Badge tone="success">{'Verified'}</Badge>
        </Inline>
        <Text tone="muted" size="sm">
          {'Tuesday, 24 November, 14:30 – 15:20, with '}
          <bdi>{'Dr. Amina Rahman'}</bdi>
        </Text>
        <TextField label="What should we call you?" defaultValue="Layla" />
        <Select label="How do you want to meet?" options={visits} defaultValue="video" />
        <Checkbox defaultValue>{'Remind me a day before'}</Checkbox>
        <Switch defaultValue>{'Use my camera'}</Switch>
        <Status tone="success" detail="10 minutes before">
          {'The room opens'}
        </Status>
        <Banner tone="info" urgency="none">
          {'Your note is safe on this device.'}
        </Banner>
        <Inline>
          <Button variant="action">{'Book this session'}</Button>
          <Button variant="secondary">{'Later'}</Button>
          <Button variant="quiet">{'Cancel'}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}
